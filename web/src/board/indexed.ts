// One index a board, shared by all who draw from it.

import type { Board } from '../wire'
import { indexOf, type Index } from './model'

const known = new WeakMap<Board, Index>()

export function indexed(board: Board): Index {
  let found = known.get(board)
  if (!found) known.set(board, (found = indexOf(board)))
  return found
}
