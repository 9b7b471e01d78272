import { listingPath, readListingQuery } from '@/domain/catalog/listing/listing-query'

/** The address of a listing's plain GET form, in the one spelling that addresses of listings have. */
export function formAddress(form: HTMLFormElement): string {
  const fields = [...form.elements].flatMap((field) =>
    (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.name
      ? [[field.name, field.value]]
      : [],
  )
  return listingPath(new URL(form.action).pathname, readListingQuery(new URLSearchParams(fields)))
}
