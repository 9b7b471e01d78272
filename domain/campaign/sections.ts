import { array, boolean, type InferType, number, object, string } from 'yup'
import { pictureSchema } from '../picture'

const kind = <const Type extends string>(type: Type) =>
  string<Type>()
    .oneOf([type] as const)
    .required()

const text = () => string().default('')
const productIds = () => array(number().integer().required()).default([])
const picture = () => pictureSchema.nullable().default(null)

/** A page of this shop, a place on the campaign's own page, or an https address of another site. */
const address = () =>
  string()
    .matches(/^(\/(?![/\\])|https:\/\/|#[a-z0-9-]+$)/)
    .max(2_048)

const linkSchema = object({ label: string().required(), href: address().required() })
const link = () => linkSchema.nullable().default(null)

/** Name of a section within its campaign: votes are counted under it. */
const sectionKey = () =>
  string()
    .matches(/^[a-z0-9-]{1,60}$/)
    .required()

/** What a campaign's mission can lead to. */
const MISSION_GAMES = ['pink-university', 'pink-squad', 'checkin-gift', 'spinthewheel'] as const

/** Whose ranks a leaderboard shows: by money spent, or by reviews written, while the campaign runs. */
const LEADERBOARD_KINDS = ['spender', 'review'] as const

/**
 * The types of a campaign's sections with their own fields; all have a title. Texts called `body` and `answer` are simple HTML, cleaned
 * where they are shown.
 */
const SECTION_SCHEMAS = {
  hero: object({ type: kind('hero'), title: text(), body: text(), image: picture(), link: link() }),
  text: object({ type: kind('text'), title: text(), body: text(), product_ids: productIds() }),
  products: object({
    type: kind('products'),
    title: text(),
    body: text(),
    product_ids: productIds(),
    link: link(),
  }),
  /** counts to an instant; without one to the campaign's next turn */
  countdown: object({
    type: kind('countdown'),
    title: text(),
    body: text(),
    until: string().nullable().default(null),
  }),
  /** public vouchers, by slug */
  vouchers: object({
    type: kind('vouchers'),
    title: text(),
    body: text(),
    slugs: array(string().required()).default([]),
  }),
  video: object({
    type: kind('video'),
    title: text(),
    body: text(),
    source: object({
      kind: string()
        .oneOf(['youtube', 'file'] as const)
        .required(),
      /** of YouTube its video id, of a file of this shop its path */
      id: string()
        .when('kind', {
          is: 'youtube',
          then: (schema) => schema.matches(/^[\w-]{11}$/),
          otherwise: (schema) => schema.matches(/^\/(?![/\\])/),
        })
        .required(),
    }).required(),
    /** seconds; 0 = unknown */
    duration: number().integer().min(0).default(0),
    poster: picture(),
    /** path of a file's captions, WebVTT */
    captions: string()
      .matches(/^\/(?![/\\])/)
      .nullable()
      .default(null),
  }),
  gallery: object({
    type: kind('gallery'),
    title: text(),
    body: text(),
    pictures: array(
      object({ image: pictureSchema.required(), alt: text(), caption: text(), link: link() }).required(),
    ).default([]),
  }),
  leaderboard: object({
    type: kind('leaderboard'),
    title: text(),
    body: text(),
    kind: string().oneOf(LEADERBOARD_KINDS).required(),
  }),
  vote: object({
    type: kind('vote'),
    key: sectionKey(),
    title: text(),
    body: text(),
    choices: array(
      object({
        id: sectionKey(),
        name: string().required(),
        description: text(),
        image: picture(),
      }).required(),
    )
      .min(2)
      .max(12)
      .required(),
    /** how often a member votes: once in all, or once a day of the shop */
    once: string()
      .oneOf(['member', 'day'] as const)
      .default('member'),
    /** whether a vote may be moved to another choice while it counts */
    is_changeable: boolean().default(false),
  }),
  mission: object({
    type: kind('mission'),
    title: text(),
    body: text(),
    game: string().oneOf(MISSION_GAMES).required(),
    image: picture(),
    label: text(),
  }),
  /** the campaign's prizes, for its tokens */
  tokens: object({ type: kind('tokens'), title: text(), body: text() }),
  questions: object({
    type: kind('questions'),
    title: text(),
    items: array(object({ question: string().required(), answer: string().required() }).required()).default(
      [],
    ),
  }),
  /** offers of banks in force */
  banks: object({ type: kind('banks'), title: text(), body: text() }),
}

type SectionSchemas = typeof SECTION_SCHEMAS
export type SectionType = keyof SectionSchemas
/** A section of a type; without one, of any type. */
export type CampaignSection<Type extends SectionType = SectionType> = {
  [Name in Type]: InferType<SectionSchemas[Name]>
}[Type]

const isSectionType = (type: unknown): type is SectionType =>
  typeof type === 'string' && Object.hasOwn(SECTION_SCHEMAS, type)

const typeOf = (entry: unknown): unknown =>
  typeof entry === 'object' && entry !== null && 'type' in entry ? entry.type : undefined

/** A section that is not shown, and why. */
export interface DroppedSection {
  /** its place in the campaign, from 0 */
  index: number
  type: string
  reason: string
}

/** The readable sections of a campaign's document in its order; an unknown type or a malformed section is dropped. */
export function parseSections(value: unknown): { sections: CampaignSection[]; dropped: DroppedSection[] } {
  const sections: CampaignSection[] = []
  const dropped: DroppedSection[] = []
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  entries.forEach((entry, index) => {
    const type = typeOf(entry)
    if (!isSectionType(type)) {
      dropped.push({ index, type: String(type).slice(0, 60), reason: 'unknown type' })
      return
    }
    try {
      sections.push(SECTION_SCHEMAS[type].validateSync(entry, { stripUnknown: true }))
    } catch (error) {
      dropped.push({ index, type, reason: error instanceof Error ? error.message : String(error) })
    }
  })
  return { sections, dropped }
}
