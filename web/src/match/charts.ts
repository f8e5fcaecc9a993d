// What of a chart is in play.

import type { Line, Lit, Sheet } from '../wire'

/** The tabs of some sheets, in their order. */
export const tabsOf = (sheets: Sheet[]): string[] => [...new Set(sheets.map((sheet) => sheet.tab))]

export interface Glow {
  rows: Set<number>
  columns: Set<number>
  /** `row column` */
  cells: Set<string>
}

/** Rows and columns of a sheet that are lit, by what is in play and by the ground looked at. A row and a column together are a cell. */
export function glowOf(sheet: Sheet, lit: Lit[], ground: string[]): Glow {
  const before = sheet.heads.length - (sheet.keys?.length ?? 0)
  const rowOf = (key: string): number => sheet.rows.findIndex((row) => row.key === key)
  const columnOf = (key: string): number => {
    const at = sheet.keys?.indexOf(key) ?? -1
    return at < 0 ? -1 : at + before
  }
  const glow: Glow = { rows: new Set(), columns: new Set(), cells: new Set() }
  const light = (row: number, column: number): void => {
    if (row >= 0) glow.rows.add(row)
    if (column >= 0) glow.columns.add(column)
    if (row >= 0 && column >= 0) glow.cells.add(`${row} ${column}`)
  }
  for (const { sheet: id, row = '', column = '' } of lit) if (id === sheet.id) light(row ? rowOf(row) : -1, column ? columnOf(column) : -1)
  for (const key of ground) light(rowOf(key), columnOf(key))
  return glow
}

/** Where the last dice of a log fell, one of each side: on one chart, and not before the last card. */
export function rolled(lines: Line[]): Lit[] {
  const found = new Map<string, Lit>()
  for (const { trace } of lines.toReversed()) {
    if (trace?.kind === 'card') break
    const [last] = found.values()
    if (trace?.lit && last && last.sheet !== trace.lit.sheet) break
    if (trace?.lit && !found.has(trace.side ?? '')) found.set(trace.side ?? '', trace.lit)
  }
  return [...found.values()]
}
