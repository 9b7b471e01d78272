import type { ReactNode } from 'react'
import { BackHeader } from '@/components/layout/header/mobile-header'
import { JsonLd } from '@/components/seo/json-ld'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { breadcrumbData } from '@/lib/seo/structured-data'

interface PromoFrameProps {
  /** title of the phone's header */
  title: string
  /** the breadcrumb; the last item is the page itself */
  crumbs: readonly { name: string; path: string }[]
  children: ReactNode
}

/** The frame of every promotions page: phone header, breadcrumb, column. */
export function PromoFrame({ title, crumbs, children }: PromoFrameProps) {
  const up = crumbs.at(-2)?.path ?? '/'
  return (
    <>
      <BackHeader title={title} fallbackHref={up} />
      <main className="container-page pt-2 pb-16 tablet:pt-4">
        <Breadcrumb items={crumbs} />
        {children}
        <JsonLd data={breadcrumbData(crumbs)} />
      </main>
    </>
  )
}

/** Empty state of a page, with a link onward. */
export function PromoEmpty({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center gap-4 py-20 text-center">
      <h2 className="font-display text-xl">{title}</h2>
      <p className="text-muted">{text}</p>
      <p className="flex flex-wrap justify-center gap-3">{children}</p>
    </section>
  )
}
