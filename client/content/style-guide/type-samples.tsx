import { FormattedMessage } from 'react-intl'

import { theme } from '#shop/theme.ts'

import { Stack } from '../../ui/layout.tsx'
import { Swatch, SwatchGrid } from '../../ui/swatch.tsx'
import { Eyebrow, Heading, Prose, Text } from '../../ui/text.tsx'
import { Sample } from './sample.tsx'

const HEADING_SIZES = ['display', 'title', 'heading', 'small'] as const
const TEXT_SIZES = ['lead', 'body', 'small', 'tiny'] as const
const TEXT_TONES = ['plain', 'quiet', 'danger'] as const

const colors = { ...theme.palette, ...theme.ownColors }

/** Type sizes and tones, and the colors by role. */
export function TypeSamples() {
  return (
    <>
      <Sample title="styleGuide.text">
        <Stack gap="m">
          <Eyebrow>
            <FormattedMessage id="breadcrumb.home" />
          </Eyebrow>
          {HEADING_SIZES.map((size) => (
            <Heading key={size} as="h3" size={size}>
              <FormattedMessage id="home.heading" />
            </Heading>
          ))}
        </Stack>
        <Stack gap="s">
          {TEXT_SIZES.map((size) => (
            <Text key={size} size={size} measured>
              <FormattedMessage id="home.description" />
            </Text>
          ))}
          {TEXT_TONES.map((tone) => (
            <Text key={tone} tone={tone}>
              <FormattedMessage id="footer.promise" />
            </Text>
          ))}
        </Stack>
        <Prose>
          <p>
            <FormattedMessage id="notFound.text" />
          </p>
          <ul>
            <li>
              <FormattedMessage id="search.advice" />
            </li>
            <li>
              <FormattedMessage id="category.emptyText" />
            </li>
          </ul>
        </Prose>
      </Sample>
      <Sample title="styleGuide.colors">
        <SwatchGrid>
          {Object.entries(colors).map(([role, color]) => (
            <Swatch key={role}>
              <svg aria-hidden="true" focusable="false">
                <rect width="100%" height="100%" fill={color} />
              </svg>
              <code translate="no">{role}</code>
            </Swatch>
          ))}
        </SwatchGrid>
      </Sample>
    </>
  )
}
