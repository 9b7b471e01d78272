import type { Region } from '@/domain/account/address'
import type { OldAddress } from '@/domain/account/old-address'
import { stripDiacritics } from '@/domain/text'
import { atlas } from './region-data'

/** Provinces of today: the six large cities first, then by name. */
export const provinces = async (): Promise<readonly Region[]> => (await atlas()).provinces

/** Wards of a province by name; null when there is no such province. */
export const wardsOf = async (provinceCode: string): Promise<readonly Region[] | null> =>
  (await atlas()).wards.get(provinceCode) ?? null

/** The ward with its province; null when the two do not belong together. */
export async function findWard(
  provinceCode: string,
  wardCode: string,
): Promise<{ province: Region; ward: Region } | null> {
  const { provinces: all, wards } = await atlas()
  const province = all.find(({ code }) => code === provinceCode)
  const ward = wards.get(provinceCode)?.find(({ code }) => code === wardCode)
  return province && ward ? { province, ward } : null
}

/** Places before the reform that a ward of today was made of; empty when the mapping does not say. */
export const oldPlacesOf = async (wardCode: string): Promise<readonly OldAddress[]> =>
  (await atlas()).oldAddresses.filter(({ ward }) => ward.code === wardCode)

interface OldNames {
  province?: string
  district?: string
  ward: string
}

/** As people type it: without diacritics, and 'P.01' is 'Phường 1'. */
const fold = (text: string) =>
  stripDiacritics(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\b0+(?=\d)/g, '')
    .trim()

const KINDS = /^(?:(?:phuong|xa|thi tran|quan|huyen|thi xa|thanh pho|tinh) |(?:tp|tx|tt|p|q|h|x)(?: |(?=\d)))/

interface FoldedName {
  folded: string
  /** without the kind of place: 'phuong 1' is '1' */
  bare: string
}

function foldName(text: string): FoldedName {
  const folded = fold(text)
  return { folded, bare: folded.replace(KINDS, '') }
}

interface FoldedPlace {
  place: OldAddress
  names: Readonly<Record<keyof OldAddress['old'], FoldedName>>
}

/** Each name is folded once, however many places have it. */
async function foldPlaces(): Promise<FoldedPlace[]> {
  const known = new Map<string, FoldedName>()
  const folded = (text: string) => {
    const name = known.get(text) ?? foldName(text)
    known.set(text, name)
    return name
  }
  return (await atlas()).oldAddresses.map((place) => {
    const { ward, district, province } = place.old
    return { place, names: { ward: folded(ward), district: folded(district), province: folded(province) } }
  })
}

let folding: Promise<FoldedPlace[]> | undefined

/** Former places with their folded names: folded by the first search, once. */
const foldedPlaces = (): Promise<readonly FoldedPlace[]> => (folding ??= foldPlaces())

const NO_MATCH = 9

/** 0 for the exact name, more for less similar ones. */
function distance(name: FoldedName, typed: FoldedName): number {
  if (name.folded === typed.folded) return 0
  if (name.bare === typed.bare) return 1
  // 'Phường 1' is not a beginning of 'Phường 12'.
  if (name.bare.startsWith(`${typed.bare} `)) return 2
  if (/\d$/.test(typed.bare)) return NO_MATCH
  if (name.bare.startsWith(typed.bare)) return 3
  return name.bare.includes(typed.bare) ? 4 : NO_MATCH
}

/** Places that were called so before the reform, the most alike first; a name left out or empty matches all. */
export async function searchOldAddresses(
  { province = '', district = '', ward }: OldNames,
  limit: number,
): Promise<OldAddress[]> {
  const parts = (['ward', 'district', 'province'] as const)
    .map((part) => ({ part, typed: foldName({ ward, district, province }[part]) }))
    .filter(({ typed }) => typed.bare !== '')
  if (parts.length === 0) return []
  return (await foldedPlaces())
    .map(({ place, names }) => ({
      place,
      distances: parts.map(({ part, typed }) => distance(names[part], typed)),
    }))
    .filter(({ distances }) => !distances.includes(NO_MATCH))
    .map(({ place, distances }) => ({ place, sum: distances.reduce((sum, each) => sum + each, 0) }))
    .sort((one, other) => one.sum - other.sum)
    .slice(0, limit)
    .map(({ place }) => place)
}
