import { randomUUID } from 'node:crypto'
import { GAME_BOOKS } from '@/scripts/books/game-books'
import { givenMember } from '../account/given-member'
import { brokenOf } from '../books'
import { useDatabase } from '../database'
import { blockWrites, kill, startBackend } from '../killed-process'
import { countRows, givenMission, givenRights } from './given-mission'

process.env.RATE_LIMIT_FACTOR = '100'
useDatabase()

it('kill -9 in the middle of a spin takes no right and no piece, and the same press spins once', async () => {
  const who = await givenMember()
  const mission = await givenMission({
    prizes: [
      { key: 'gift', kind: 'gift', name: 'Bộ quà thử', weight: 100, stock: 5 },
      { key: 'none', kind: 'none', name: 'Lần sau nhé', weight: 0, is_fallback: true },
    ],
  })
  await givenRights(mission, [who.id], 2)
  const key = randomUUID()
  const send = (address: string) =>
    fetch(`${address}/public/mission/${mission}/spins`, {
      method: 'POST',
      headers: { authorization: who.authorization, 'idempotency-key': key },
    })
  const state = async () => [
    await countRows(`SELECT FROM game.spin_rights WHERE used_at IS NULL AND mission_id = ${mission}`),
    await countRows(`SELECT FROM game.spins WHERE mission_id = ${mission}`),
    await countRows(`SELECT FROM game.gift_claims WHERE user_id = ${who.id}`),
  ]

  const first = await startBackend()
  const spins = await blockWrites('game.spins')
  const lost = send(first.address).catch(() => 'no answer')
  await spins.awaited()
  await kill(first.child)
  expect(await lost).toBe('no answer')
  await spins.release()
  await spins.rolledBack()
  expect(await state()).toEqual([2, 0, 0])

  const second = await startBackend()
  const [made, again] = [await send(second.address), await send(second.address)]
  expect([made.status, again.status]).toEqual([201, 200])
  expect(await again.text()).toBe(await made.text())
  await kill(second.child)
  expect(await state()).toEqual([1, 1, 1])
  expect(await brokenOf(GAME_BOOKS)).toEqual([])
}, 60_000)
