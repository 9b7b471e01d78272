import { useTranslations } from 'next-intl'
import { loginOverlay } from '@/components/account/sign-in/login.overlay'
import { openOverlay } from '@/components/overlays/store'
import { Button } from '@/components/ui/button'

/** Opens the login from a sentence of the bag. */
export function SignInButton() {
  const t = useTranslations('bag')
  return (
    <Button
      variant="quiet"
      className="px-0!"
      aria-haspopup="dialog"
      onClick={() => openOverlay(loginOverlay, { view: 'login' })}
    >
      {t('signIn')}
    </Button>
  )
}
