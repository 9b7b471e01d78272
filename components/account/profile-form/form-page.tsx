import type { ComponentProps } from 'react'
import signIn from '@/messages/vi/signIn.json'
import form from '@/messages/vi/form.json'
import { PageForm } from './page-form'

interface FormPageProps {
  title: string
  intro?: string
  form: ComponentProps<typeof PageForm>['form']
}

const formMessages = { form, signIn }

/** A page with one form: a narrow column under its title. The same for every visitor. */
export function FormPage({ title, intro, form }: FormPageProps) {
  return (
    <main className="mx-auto w-full max-w-md px-4 pt-6 pb-16 tablet:pt-10">
      <h1 className="font-display text-2xl text-balance tablet:text-3xl">{title}</h1>
      {intro && <p className="mt-3 text-muted">{intro}</p>}
      <div className="mt-6 tablet:mt-8">
        <PageForm form={form} messages={formMessages} />
      </div>
    </main>
  )
}
