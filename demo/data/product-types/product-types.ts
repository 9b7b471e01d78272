import type { ProductType, StoryRef } from './product-type'
import { hairBodyTypes } from './product-types-hair-body'
import { makeupTypes } from './product-types-makeup'
import { otherTypes } from './product-types-other'
import { skinTypes } from './product-types-skin'
import { careStories } from '../stories/stories-care'
import { makeupStories, sunStories } from '../stories/stories-makeup'
import { scentStories, toolStories, wellnessStories } from '../stories/stories-other'
import type { Story } from '../stories/story'

export const productTypes: ProductType[] = [...skinTypes, ...makeupTypes, ...hairBodyTypes, ...otherTypes]

const shelves: Record<string, Record<string, Story>> = {
  care: careStories,
  makeup: makeupStories,
  sun: sunStories,
  scent: scentStories,
  tool: toolStories,
  wellness: wellnessStories,
}

/** The story a type refers to; throws when the reference names none. */
export function storyOf(ref: StoryRef): Story {
  const [shelf = '', name = ''] = ref.split('.')
  const found = shelves[shelf]?.[name]
  if (found === undefined) throw new Error(`no story ${ref}`)
  return found
}
