import { film, lightText } from './mixins.ts'
import { styled } from './theme.ts'

/** A picture with text. The text is never on the picture, which could make it unreadable. */
export const Banner = styled('div', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& .picture': { position: 'relative', overflow: 'hidden', backgroundColor: '$groundPlain' },
  '& .picture:has(video)': film,
  '& .picture img, & .picture video': { width: '100%', height: '100%', objectFit: 'cover' },
  // When the sides are cropped, keeps the right one, where editors put the product.
  '& .picture img': { objectPosition: '88% 50%' },
  '& .copy :is(h2, h3) a': {
    textDecoration: 'none',
    '@hover': { '&:hover': { textDecoration: 'underline' } },
  },
  '& .words': { display: 'grid', gap: '$l', justifyItems: 'start', alignContent: 'center' },
  '& .words > .copy': { display: 'grid', gap: '$m', maxWidth: '$narrow' },
  variants: {
    shape: {
      hero: {
        // Scenes keep what they show within the parts that no window crops (`tests/browser/layout.spec.ts`).
        '& .picture img': {
          objectPosition: '50% 60%',
          // The words and the window decide how high it is.
          '@lg': { position: 'absolute', inset: 0 },
          '@xl': { objectPosition: '88% 60%' },
        },
        // As low as leaves room for the words in the first screen of a phone.
        '& .picture': {
          // With a greatest height, the ratio alone would make it narrower than the window.
          width: '100%',
          aspectRatio: '6 / 5',
          maxHeight: 'max(38svh, 56.25vw)',
          '@md': { aspectRatio: '16 / 9', maxHeight: 'none' },
          '@lg': { aspectRatio: 'auto', minHeight: '30rem' },
          '@xl': { gridArea: '1 / 1', minHeight: 'min(41.6vw, max(46rem, 34vw))' },
        },
        // The words leave the controls of a film free.
        '@belowLg': {
          '& .picture:has(video) + .words': { marginTop: 0 },
          '& .words > .copy': { maxWidth: 'none' },
        },
        '& .words': {
          position: 'relative',
          marginTop: '-$xxl',
          marginInline: '$gutter',
          padding: '$xl',
          borderRadius: '$medium',
          backgroundColor: '$paper',
          '@md': { padding: '$xxl' },
          '@lg': { margin: 0, paddingInlineStart: '$gutter' },
          // In the picture's own cell, so that longer text makes the picture taller.
          '@xl': {
            gridArea: '1 / 1',
            alignSelf: 'center',
            maxWidth: 'min(30rem, 37vw)',
            padding: '$xxl',
            // A header may lie over the picture.
            marginTop: 'calc($space$xxl + var(--overlay-height, 0px))',
            marginBottom: '$xxl',
            marginInlineStart: 'max($space$gutter, calc((100% - $sizes$page) / 2))',
          },
        },
        // Beside each other, each half is filled.
        '@media (min-width: 56.25em) and (max-width: 74.99em)': {
          gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 11fr)',
          '& .picture': { order: 1 },
        },
      },
      split: {
        overflow: 'hidden',
        borderRadius: '$medium',
        backgroundColor: '$shade',
        '& .picture': { aspectRatio: '4 / 3' },
        '& .words': { padding: '$xl $xl $xxl', alignContent: 'start' },
        '@lg': {
          gridTemplateColumns: '3fr 2fr',
          minHeight: '26rem',
          '& .picture': { aspectRatio: 'auto', height: '100%' },
          '& .words': { padding: '$xxl', alignContent: 'center' },
        },
        '@xl': { '& .words': { padding: '$xxl $xxxl' } },
      },
      slim: {
        overflow: 'hidden',
        borderRadius: '$medium',
        backgroundColor: '$shade',
        '& .picture': { aspectRatio: '16 / 9' },
        // Of a low picture, the lower part with the products.
        '& .picture img': { objectPosition: '88% 80%' },
        '& .words': { padding: '$xl' },
        '@md': {
          // High and wide enough for a picture that one recognizes.
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          minHeight: '15rem',
          '& .picture': { aspectRatio: 'auto', height: '100%' },
          // As tall as the words.
          '& .picture img': { position: 'absolute', inset: 0 },
        },
      },
      words: {
        borderRadius: '$medium',
        backgroundColor: '$shade',
        '& .words': { padding: '$xl', '@md': { padding: '$xxl' } },
        '& .words > .copy': { maxWidth: '$text' },
      },
    },
    text: { dark: {}, light: { ...lightText, '& > .words': { backgroundColor: '$night' } } },
  },
  defaultVariants: { shape: 'split' },
})

/** A strip of text above a banner, in colors from content. */
export const Announcement = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: '0 $m',
  padding: '$xs $l',
  textAlign: 'center',
  textWrap: 'balance',
  fontSize: '$small',
  lineHeight: '$snug',
  backgroundColor: '$night',
  color: '$onNight',
  '& strong': { fontWeight: '$semibold' },
  position: 'relative',
  '& a': { color: 'inherit' },
  // The whole strip is the target of its link.
  '& > strong a::after': { content: '""', position: 'absolute', inset: 0 },
})
