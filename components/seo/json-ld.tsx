import type { Thing, WithContext } from 'schema-dts'

/** Structured data of a page. `<` is escaped so that no text of a product can end the script. */
export function JsonLd({ data }: { data: WithContext<Thing> | WithContext<Thing>[] }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replace(/</g, '\\u003c') }}
    />
  )
}
