// People's names as they are read. The table calls a guest "Guest-1234", and lets no account have such a name.
import { t } from './words/shell'

export const called = (name: string): string => name.replace(/^Guest-(\d+)$/, (_, number: string) => t.guestName(number))
