import 'server-only'
import type { JobPosting, WithContext } from 'schema-dts'
import type { FullPosition } from '@/domain/content/position'
import { positionPath } from '@/lib/pages/static-pages/paths'
import { absoluteUrl, site } from '../site'

/** An open position in schema.org's words. The country is what search engines need of a place. */
export function jobPostingData(position: FullPosition): WithContext<JobPosting> {
  const { slug, title, body, location, employment, salary_min, salary_max, posted_on, closes_on } = position
  const hasPay = salary_min !== null || salary_max !== null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title,
    description: body,
    url: absoluteUrl(positionPath(slug)),
    identifier: { '@type': 'PropertyValue', name: site.name, value: slug },
    datePosted: posted_on,
    ...(closes_on !== null && { validThrough: `${closes_on}T23:59:59+07:00` }),
    employmentType: employment,
    directApply: false,
    hiringOrganization: {
      '@type': 'Organization',
      '@id': absoluteUrl('/#organization'),
      name: site.company.legalName || site.name,
      sameAs: site.url,
      logo: absoluteUrl(site.logo),
    },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'VN' },
    },
    ...(hasPay && {
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'VND',
        value: {
          '@type': 'QuantitativeValue',
          unitText: 'MONTH',
          ...(salary_min !== null && { minValue: salary_min }),
          ...(salary_max !== null && { maxValue: salary_max }),
        },
      },
    }),
  }
}
