import { UNDECODABLE_PATH } from '@/lib/pages/undecodable-path'

// As Next.js matches a rewrite's source.
const pattern = new RegExp(`^${UNDECODABLE_PATH}$`, 'i')

function isUndecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

const LEADS = ['7F', '80', 'BF', 'C0', 'C1', 'C2', 'DF', 'E0', 'E1', 'EC', 'ED', 'EE', 'EF', 'F0', 'F1']
const BYTES = [...LEADS, 'F3', 'F4', 'F5', 'FF']
const ENDS = ['', '%7F', '%80', '%8F', '%90', '%9F', '%A0', '%BF', '%C0']

it.each(BYTES)('matches the paths with %%%s that cannot be decoded, and no others', (byte) => {
  const sequences = ENDS.flatMap((a) => ENDS.flatMap((b) => ENDS.map((c) => `%${byte}${a}${b}${c}`)))
  for (const path of sequences.map((sequence) => `/profile/${sequence}/x`))
    expect([path, pattern.test(path)]).toEqual([path, isUndecodable(path)])
})

it.each(['/', '/12-son-moi', '/profile/mai_dep', '/%C3%AA', '/%c3%aa/%F0%9F%92%84', '/a%20b%2Fc', '/,=&+'])(
  'lets %s pass',
  (path) => expect(pattern.test(path)).toBe(false),
)

it.each(['/%', '/%2', '/%zz', '/12_%E0%A4', '/a/%e0%a4/b', '/%ED%A0%80'])('takes %s', (path) =>
  expect(pattern.test(path)).toBe(true),
)
