import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'

/** What the shop's staff does, by the programs it does it with, called in the test's own process. */
const programs = {
  affiliates: () => import('@/scripts/affiliates/main'),
  codes: () => import('@/scripts/codes/main'),
  loyalty: () => import('@/scripts/loyalty/main'),
  orders: () => import('@/scripts/orders/main'),
  stock: () => import('@/scripts/stock/main'),
}

async function run(name: keyof typeof programs, ...args: string[]): Promise<void> {
  process.env.DATABASE_URL = process.env.SHOP_DATABASE_URL
  const { main } = await programs[name]()
  let refusal = ''
  const code = await main(args, {
    log: () => undefined,
    error: (text: string) => void (refusal += text),
  })
  expect([code, refusal]).toEqual([0, ''])
}

/** `npm run orders -- <reference> <event>`, one event after the other. */
export async function moveOrder(reference: string, ...events: string[]): Promise<void> {
  for (const event of events) await run('orders', reference, event)
}

/** `npm run stock -- set <combination> <pieces>` */
export const countStock = ({ combination }: { combination: number }, pieces: number): Promise<void> =>
  run('stock', 'set', String(combination), String(pieces))

/** `npm run loyalty -- grant <member> <points>` */
export const giveGesture = (member: string, points: number): Promise<void> =>
  run('loyalty', 'grant', member, String(points), '--by', 'test', '--note', 'Quà tặng')

/** `npm run affiliates -- approve <code>` */
export const approveAffiliate = (code: string): Promise<void> =>
  run('affiliates', 'approve', code, '--by', 'test')

/** `npm run codes -- generate <variant>`: codes of a batch, as they are printed. */
export async function printCodes(variant: number, batch: string, units: number): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'codes-'))
  const out = path.join(folder, 'codes.csv')
  await run('codes', 'generate', String(variant), '--batch', batch, '--units', String(units), '--out', out)
  const [, ...rows] = readFileSync(out, 'utf8').trim().split('\r\n')
  rmSync(folder, { recursive: true })
  return rows.map((row) => row.split(',')[0] ?? '')
}

/** `npm run codes -- recall <variant> <batch>` */
export const recallBatch = (variant: number, batch: string, reason: string, advice: string): Promise<void> =>
  run('codes', 'recall', String(variant), batch, '--reason', reason, '--advice', advice, '--by', 'test')
