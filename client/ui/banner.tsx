import { film } from './film.ts'
import { lightText } from './light-text.ts'
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
        '& .picture': {
          // With a greatest height, the ratio alone would make it narrower than the window.
          width: '100%',
          aspectRatio: '4 / 5',
          maxHeight: '80vh',
          '@md': { aspectRatio: '16 / 9' },
          // Beside the text only where the products, on the right, stay free of it.
          '@xl': {
            gridArea: '1 / 1',
            height: '100%',
            aspectRatio: '21 / 9',
            minHeight: '30rem',
            maxHeight: '46rem',
          },
        },
        // The words leave the controls of a film free.
        '@belowXl': { '& .picture:has(video) + .words': { marginTop: 0 } },
        '& .words': {
          position: 'relative',
          marginTop: '-$xxl',
          marginInline: '$gutter',
          padding: '$xl',
          borderRadius: '$medium',
          backgroundColor: '$paper',
          '@md': { maxWidth: '32rem', padding: '$xxl' },
          // In the picture's own cell, so that longer text makes the picture taller.
          '@xl': {
            gridArea: '1 / 1',
            alignSelf: 'end',
            maxWidth: '30rem',
            // A header may lie over the picture.
            marginTop: 'calc($space$xxl + var(--overlay-height, 0px))',
            marginBottom: '$xxl',
            marginInlineStart: 'max($space$gutter, calc((100% - $sizes$page) / 2))',
          },
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
          // Low, so that the products below stay in view, and as narrow as a picture that is hardly cropped.
          gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
          '& .picture': { aspectRatio: 'auto', height: '100%', minHeight: '5.5rem' },
          // As tall as the words, without a height of its own.
          '& .picture img': { position: 'absolute', inset: 0 },
          '& .words': { padding: '$s $xl' },
          '& .words, & .words > .copy': { gap: '$xs' },
          '& .copy :is(h2, h3)': { fontSize: '$heading' },
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

/** A strip of text above a banner, in colours from content. */
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
