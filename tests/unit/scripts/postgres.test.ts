import { socketFolder } from '@/scripts/start/postgres.js'

it.each([
  ['/srv/nang/.data/postgres', 54_329, '/srv/nang/.data/postgres'],
  [`/${'a'.repeat(88)}`, 5_432, `/${'a'.repeat(88)}`],
  [`/${'a'.repeat(89)}`, 5_432, null],
  [`/${'ă'.repeat(45)}`, 5_432, null],
  ['/srv/nang, spare/postgres', 54_329, null],
])('the socket of a server whose data are in %s, port %i: %s', (databaseDir, port, folder) => {
  expect(socketFolder(databaseDir, port)).toBe(folder)
})
