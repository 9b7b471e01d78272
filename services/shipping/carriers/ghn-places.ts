import { array, type InferType, number, object, type Schema, string } from 'yup'
import type { OldAddress } from '@/domain/account/old-address'
import { callGhn, ghnAddress } from './ghn-request'
import { placeCalled } from './place-names'

const otherNames = () => array(string().required()).nullable().default(null)

const provincesSchema = array(
  object({
    ProvinceID: number().integer().required(),
    ProvinceName: string().required(),
    NameExtension: otherNames(),
  }),
).required()
const districtsSchema = array(
  object({
    DistrictID: number().integer().required(),
    DistrictName: string().required(),
    NameExtension: otherNames(),
  }),
).required()
const wardsSchema = array(
  object({ WardCode: string().required(), WardName: string().required(), NameExtension: otherNames() }),
).required()

const DAY_MS = 86_400_000
/** A ward was made of few districts; more places would only cost time. */
const MOST_PLACES = 3

const lists = new Map<string, { until: number; list: Promise<unknown> }>()

/** A list of GHN's places, requested once a day and process; one that failed is requested again. */
async function listOf<S extends Schema>(path: string, body: object | null, schema: S): Promise<InferType<S>> {
  const key = `${ghnAddress()}${path} ${JSON.stringify(body)}`
  const cached = lists.get(key)
  const list = cached && cached.until > Date.now() ? cached.list : callGhn(path, body, schema)
  if (list !== cached?.list) {
    lists.set(key, { until: Date.now() + DAY_MS, list })
    list.catch(() => lists.delete(key))
  }
  return schema.validateSync(await list)
}

export interface GhnPlace {
  district_id: number
  ward_code: string
}

async function placeOf({ province, district, ward }: OldAddress['old']): Promise<GhnPlace | null> {
  const provinces = await listOf('/master-data/province', null, provincesSchema)
  const inProvince = placeCalled(
    provinces.map((each) => ({ ...each, names: [each.ProvinceName, ...(each.NameExtension ?? [])] })),
    province,
  )
  if (!inProvince) return null
  const districts = await listOf(
    '/master-data/district',
    { province_id: inProvince.ProvinceID },
    districtsSchema,
  )
  const inDistrict = placeCalled(
    districts.map((each) => ({ ...each, names: [each.DistrictName, ...(each.NameExtension ?? [])] })),
    district,
  )
  if (!inDistrict) return null
  const district_id = inDistrict.DistrictID
  const wards = await listOf('/master-data/ward', { district_id }, wardsSchema)
  const found = placeCalled(
    wards.map((each) => ({ ...each, names: [each.WardName, ...(each.NameExtension ?? [])] })),
    ward,
  )
  return found ? { district_id, ward_code: found.WardCode } : null
}

/** GHN's own ids of the first of these places it knows; null when it knows none of them. */
export async function ghnPlaceOf(oldPlaces: readonly OldAddress['old'][]): Promise<GhnPlace | null> {
  for (const place of oldPlaces.slice(0, MOST_PLACES)) {
    const found = await placeOf(place)
    if (found) return found
  }
  return null
}
