import { globSync } from 'node:fs'
import path from 'node:path'
import { Schema } from 'yup'
import * as fields from '@/domain/forms/fields'
import { endless } from '@/tests/services/input/bounds'

/** Schemas by which pages read what the shop's own services answer: what is in them was bounded when it was written. */
const ANSWERS = [
  'reviewCountSchema',
  'reviewSchema',
  'storeSchema',
  'voucherSchema',
  'historyKeywordSchema',
  'trendingSearchSchema',
  'bannerSchema',
  'brandLetterSchema',
  'namedAddressSchema',
  'brandSchema',
  'categoryNodeSchema',
  'categorySchema',
  'exportRangeSchema',
  'exportedBrandSchema',
  'exportedOfferSchema',
  'exportedProductSchema',
  'facetsSchema',
  'combinationSchema',
  'imageSchema',
  'preorderSchema',
  'pictureSchema',
  'productCardSchema',
  'productSchema',
  'flashSaleItemSchema',
  'flashSaleSessionSchema',
  'promotionSchema',
  'reasonSchema',
  'saleStateSchema',
  'suggestionsSchema',
  'wallPhotoSchema',
  'exportedPhotosSchema',
  'tagSchema',
  'addressSchema',
  'regionSchema',
  'countrySchema',
  'profileSchema',
  'userSchema',
  'expiringSchema',
  'historyEntrySchema',
  'wayToEarnSchema',
  'waysToEarnSchema',
  'ownReferralsSchema',
  'helpCategorySchema',
  'headingSchema',
  'postSchema',
  'fullPostSchema',
  'foundPostSchema',
  'helpSearchCountSchema',
  'staticPageSchema',
  'listedPageSchema',
  'positionSchema',
  'fullPositionSchema',
  'likesSchema',
  'dislikesSchema',
  'viewsSchema',
  'sentSchema',
  'threadSchema',
  'agreementsSchema',
  'prizeSchema',
  'rangeSchema',
  'wonPrizeSchema',
  'wheelSchema',
  'votesSchema',
  'tokenRuleSchema',
  'tokenEntrySchema',
  'spinSchema',
  'sharedSchema',
  'shareSchema',
  'segmentSchema',
  'rightsFromSchema',
  'rewardSchema',
  'redeemedPrizeSchema',
  'redeemAnswerSchema',
  'publishedOddsSchema',
  'oddsSchema',
  'missionSchema',
  'lookSchema',
  'levelViewSchema',
  'levelSchema',
  'levelNewsSchema',
  'leaderboardSchema',
  'greatMissionSchema',
  'gamePointsSchema',
  'earlySaleSchema',
  'checkedInSchema',
  'calendarDaySchema',
  'benefitSchema',
  'bankOfferSchema',
  'affiliateSchema',
  'ownAffiliateSchema',
  'programmeSchema',
]

const exported = globSync('domain/**/*.ts').flatMap((file) =>
  Object.entries(jest.requireActual<Record<string, unknown>>(path.resolve(file))).flatMap(([name, value]) =>
    value instanceof Schema ? [{ name, schema: value }] : [],
  ),
)

it('knows which schemas read answers', () => {
  const names = exported.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(ANSWERS))
  expect(names.length).toBeGreaterThan(ANSWERS.length + 30)
})

it.each(exported.filter(({ name }) => !ANSWERS.includes(name)))(
  'takes nothing without an end: $name',
  ({ schema }) => {
    expect(endless(schema)).toEqual([])
  },
)

it.each(Object.entries(fields))('gives the field %s an end', (_name, field) => {
  expect(endless((field as (other: string) => unknown)('other'))).toEqual([])
})
