import type { ReactNode } from 'react'
import type { Thing, WithContext } from 'schema-dts'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { breadcrumbData } from '@/lib/seo/structured-data'

interface HelpFrameProps {
  /** of the phone's header */
  title: string
  /** from home to the page */
  crumbs: readonly { name: string; path: string }[]
  /** structured data besides the breadcrumb */
  data?: readonly WithContext<Thing>[]
  children: ReactNode
}

/** The frame of every page of the help centre: header of the phone, breadcrumb, structured data. */
export function HelpFrame({ title, crumbs, data = [], children }: HelpFrameProps) {
  const parent = crumbs.at(-2)?.path ?? '/'
  return (
    <>
      <BackHeader title={title} fallbackHref={parent} />
      <main className="container-page pt-2 pb-16 tablet:pt-4">
        <div className="mx-auto max-w-5xl">
          <div className="hidden tablet:block">
            <Breadcrumb items={crumbs} />
          </div>
          {children}
        </div>
        <JsonLd data={[breadcrumbData(crumbs), ...data]} />
      </main>
    </>
  )
}
