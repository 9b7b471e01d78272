import { listingParams, type ListingQuery } from '@/domain/catalog/listing/listing-query'

/** The rest of a listing's query as hidden fields, which a plain form keeps unchanged. */
export function QueryFields({ query }: { query: ListingQuery }) {
  return listingParams(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
