import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import type { IconName } from '@/components/ui/icon-names'
import { HELP_CONTACT_PATH } from '@/lib/pages/help/paths'
import { site } from '@/lib/site'
import { phoneLink } from '@/domain/account/phone'

interface ContactWaysProps {
  /** on the page of the form itself */
  withoutForm?: boolean
}

/** How to reach the shop, and when. A way that the shop has not set is left out. */
export function ContactWays({ withoutForm = false }: ContactWaysProps) {
  const t = useTranslations('help.contact')
  const { hotline, hotlineHours, email } = site.contact
  return (
    <ul className="help-ways">
      {hotline !== '' && (
        <Way
          icon="headset"
          href={phoneLink(hotline)}
          name={t('hotline')}
          text={[hotline, hotlineHours].filter(Boolean).join(' · ')}
        />
      )}
      {!withoutForm && (
        <Way icon="message-square-text" href={HELP_CONTACT_PATH} name={t('form')} text={t('formText')} />
      )}
      {email !== '' && <Way icon="mail" href={`mailto:${email}`} name={t('email')} text={email} />}
    </ul>
  )
}

function Way({ icon, href, name, text }: { icon: IconName; href: string; name: string; text: string }) {
  const content = (
    <>
      <Icon name={icon} size={22} />
      <span>
        <b>{name}</b>
        <small>{text}</small>
      </span>
    </>
  )
  return (
    <li>
      {href.startsWith('/') ? (
        <Link href={href} prefetch={false}>
          {content}
        </Link>
      ) : (
        <a href={href}>{content}</a>
      )}
    </li>
  )
}
