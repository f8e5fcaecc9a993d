// The report of a finished game as plain text, to be read or sent elsewhere.
import { dateTime, number } from '../i18n.svelte'
import { programName } from '../ui/opponents'
import type { Match, Report, Seat } from '../wire'
import { t } from '../words/report'

export const nameOf = (match: Match, side: string): string => match.seats.find((seat) => seat.side === side)?.name ?? side

const player = (seat: Seat): string => (seat.bot ? t.program(programName(seat.bot)) : (seat.user?.name ?? t.nobody))

/** Both figures of a track, or the one that both sides pull at. */
export const figures = (match: Match, points: readonly number[]): string =>
  points.length === 1 ? number(points[0]!) : points.map((each, i) => `${match.seats[i]?.name ?? ''} ${number(each)}`).join(', ')

export function story(match: Match, report: Report): string {
  const lines = [
    `${match.game_name} · ${match.scenario_name}`,
    dateTime(match.last),
    ...match.seats.map((seat) => `${seat.name} · ${player(seat)}`),
    '',
    report.ended.text,
  ]
  const last = report.points?.at(-1)
  if (last) lines.push(`${report.label}. ${figures(match, last.points)}.`)
  if (report.losses?.length)
    lines.push(...report.losses.map((each) => t.lostLine(nameOf(match, each.side), each.lost, each.first, each.last)))
  for (const chapter of report.chapters ?? []) lines.push('', chapter.turn, ...chapter.lines.map((line) => `– ${line}`))
  return `${lines.join('\n')}\n`
}
