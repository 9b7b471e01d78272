import { darken, lighten } from './colour'
import { random } from './random'
import { circle, document, ellipse, path, rect } from './shapes'

const SIDE = 160
const SKINS = ['#F6D7C3', '#EFC6AC', '#E5B595', '#D9A27F', '#F2CDB8'] as const
const HAIRS = ['#2B1B17', '#3A241C', '#1E1614', '#5A3A28', '#4A2C22'] as const
const GROUNDS = ['#FBE9EE', '#EAF0E6', '#E8F1F6', '#FFF3DC', '#F1EAF3', '#F6EEE3'] as const
const CLOTHES = [
  '#B3264E',
  '#7E9A6B',
  '#5B7FA6',
  '#E0A03C',
  '#8C5BA0',
  '#F5F0EC',
  '#3C4656',
  '#D98C7A',
] as const

/** The top of the head, which every hair covers. */
const CROWN = 'M50 68C46 26 114 26 110 68C105 55 97 50 80 50C63 50 55 55 50 68Z'

type Hair = (colour: string) => { behind: string; before: string }

/** Hair as what falls behind the shoulders and what frames the face. The face is centred on (80, 72). */
const female: readonly [Hair, ...Hair[]] = [
  (c) => ({
    behind: path('M46 74C42 34 118 34 114 74V124H46Z', c),
    before: path('M48 70C50 44 110 40 112 70C104 58 92 52 80 54C68 56 58 60 48 70Z', c),
  }),
  (c) => ({
    behind: path('M50 72C46 38 114 38 110 72L112 96C104 106 56 106 48 96Z', c),
    before: path('M50 70C52 42 108 42 110 70C98 54 66 52 50 70Z', c),
  }),
  (c) => ({
    behind: circle(80, 30, 15, c) + path('M50 72C48 36 112 36 110 72Z', c),
    before: path('M50 70C54 46 106 46 110 70C100 52 60 52 50 70Z', c),
  }),
  (c) => ({
    behind:
      path('M104 48C132 52 128 96 118 118C112 100 108 80 104 66Z', c) +
      path('M50 72C48 36 112 36 110 72Z', c),
    before: path('M50 72C52 44 104 42 110 68C92 64 76 50 70 48C64 58 56 64 50 72Z', c),
  }),
  (c) => ({
    behind: path(
      'M44 78C34 34 126 34 116 78C124 92 120 118 112 128C104 112 56 112 48 128C40 118 36 92 44 78Z',
      c,
    ),
    before: path('M49 72C50 46 72 44 80 46C92 42 110 48 111 72C104 62 96 58 80 50C66 58 56 62 49 72Z', c),
  }),
  (c) => ({
    behind: path('M48 74C46 36 114 36 112 74L116 134H44Z', c),
    before: path('M49 78C48 46 112 46 111 78C110 66 104 62 96 62H64C56 62 50 66 49 78Z', c),
  }),
]
const male: readonly [Hair, ...Hair[]] = [
  (c) => ({
    behind: '',
    before: path('M50 66C46 34 114 30 110 66C106 56 100 52 80 52C62 52 54 56 50 66Z', c),
  }),
  (c) => ({
    behind: '',
    before: path('M50 68C44 42 74 28 92 36C110 36 114 52 110 68C104 56 96 50 84 52C70 56 58 54 50 68Z', c),
  }),
  (c) => ({
    behind: '',
    before: path('M51 64C52 40 108 40 109 64C104 52 92 48 80 48C68 48 56 52 51 64Z', c),
  }),
  (c) => ({
    behind: '',
    before: path(
      'M50 70C44 38 70 36 78 40C90 32 116 42 110 70C106 58 100 56 92 56C82 54 66 54 58 58C54 60 52 64 50 70Z',
      c,
    ),
  }),
]

/** A 160×160 friendly flat portrait. */
export const drawAvatar = (seed: number, gender: 'female' | 'male'): string => {
  const vary = random(seed * 31 + (gender === 'male' ? 7 : 3))
  const skin = vary.pick(SKINS)
  const shade = darken(skin, 0.14)
  const clothes = vary.pick(CLOTHES)
  const hairColour = vary.pick(HAIRS)
  const hair = vary.pick(gender === 'female' ? female : male)(hairColour)
  const smile = vary.pick(['M72 88C76 93 84 93 88 88', 'M73 88Q80 94 87 88', 'M74 89C78 91 82 91 86 89'])
  const content =
    rect(0, 0, SIDE, SIDE, vary.pick(GROUNDS)) +
    hair.behind +
    path('M20 160C22 126 52 116 80 116C108 116 138 126 140 160Z', clothes) +
    path('M66 100H94V116C94 128 66 128 66 116Z', shade) +
    ellipse(80, 72, 29, 34, skin) +
    ellipse(61, 82, 6, 4, '#E58B8B', 'opacity=".35"') +
    ellipse(99, 82, 6, 4, '#E58B8B', 'opacity=".35"') +
    ellipse(69, 73, 2.4, 3, '#2A1C1A') +
    ellipse(91, 73, 2.4, 3, '#2A1C1A') +
    `<path d="M64 65Q69 62 74 65M86 65Q91 62 96 65M79 76Q77 82 81 82" fill="none" stroke="${shade}" stroke-width="2" stroke-linecap="round"/>` +
    `<path d="${smile}" fill="none" stroke="#B5524F" stroke-width="2.4" stroke-linecap="round"/>` +
    path(CROWN, hairColour) +
    hair.before +
    path('M62 118Q80 134 98 118', lighten(clothes, 0.2), 'opacity=".5"')
  return document(SIDE, SIDE, '', content)
}
