/** What makes one product different from its neighbours: an active, a finish, a scent or a make. */
export interface Story {
  /** as it stands in a listing name, Title Case */
  title: readonly string[]
  /** in running text, after “với” */
  plain: string
  /** names of a line a brand may print on the box */
  lines: readonly string[]
  /** Title Case, follows the title in a listing name */
  benefits: readonly string[]
  /** full sentences about what it does */
  facts: readonly string[]
  /** bullet phrases, no full stop */
  claims: readonly string[]
  /** INCI names of the actives */
  inci: readonly string[]
  /** tag keys */
  tags: readonly string[]
  tint: string
}

type Row = readonly [
  title: string,
  plain: string,
  lines: string,
  benefits: string,
  facts: string,
  claims: string,
  inci: string,
  tags: string,
  tint: string,
]

const parts = (text: string): string[] => text.split('|').filter((part) => part !== '')

/** A story from one row of text; alternatives are parted by `|`. */
export function story(...[title, plain, lines, benefits, facts, claims, inci, tags, tint]: Row): Story {
  return {
    title: parts(title),
    plain,
    lines: parts(lines),
    benefits: parts(benefits),
    facts: parts(facts),
    claims: parts(claims),
    inci: parts(inci),
    tags: parts(tags),
    tint,
  }
}
