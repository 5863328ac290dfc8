import { styled } from '../ui/theme.ts'

/** Pictures on the left, the product's details beside them on the right. */
export const ProductLayout = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l',
  '@lg': {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    gap: '$xxxl',
    alignItems: 'start',
  },
})

/** The words of the product's own banner; small ones on phones, whose first screen has to show the product. */
export const OwnBannerBox = styled('div', {
  marginBottom: '$l',
  '@lg': { marginBottom: '$xl' },
  '@belowMd': {
    'div:has(> &) + article': { '--above': '7rem' },
    '& > div > .words': { padding: '$m $l', fontSize: '$small', lineHeight: '$snug' },
    '& > div > .words h2': { fontSize: '$lead' },
    '& > div > .words > .copy': { gap: '$xs' },
  },
})

/** One large picture at a time, with thumbnails below. */
export const Gallery = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$m',
  '& .stage': { position: 'relative' },
  '& .badges': {
    position: 'absolute',
    zIndex: '$raised',
    top: '$l',
    insetInlineStart: '$l',
    display: 'flex',
    gap: '$xs',
  },
  '& .position': {
    position: 'absolute',
    bottom: '$m',
    insetInlineStart: '$m',
    padding: '$xs $m',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    fontSize: '$small',
    fontVariantNumeric: 'tabular-nums',
    '@lg': { display: 'none' },
  },
  '& .zoom': {
    position: 'absolute',
    bottom: '$m',
    insetInlineEnd: '$m',
    display: 'grid',
    placeItems: 'center',
    width: '$control',
    height: '$control',
    borderRadius: '$pill',
    backgroundColor: '$surface',
    color: '$action',
  },
  '& .small a[aria-current] img': { borderColor: '$action' },
  '& .small': {
    display: 'none',
    '@lg': { display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: '$m' },
  },
  '& .small a': { display: 'block', borderRadius: '$medium' },
  '& .small img': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    border: '1px solid $line',
    transition: 'border-color $transitions$quick',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& .none': {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '4 / 5',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    color: '$accentLine',
    '@lg': { aspectRatio: '1' },
  },
})

/** Uses no grid: a sticky element stays in its grid row, so the buttons could not stick to the edge of the screen. */
export const BuyBox = styled('div', {
  display: 'flex',
  flexDirection: 'column',
  gap: '$l',
  minWidth: 0,
  '@lg': { paddingTop: '$l', gap: '$xl' },
  '& .names': { display: 'grid', gap: '$xs' },
  '& .brand': { fontSize: '$small', color: '$quiet' },
  '& .what': { fontSize: '$lead', color: '$quiet' },
  '& .prices': { display: 'grid', gap: '$s' },
})

/** The large pictures, one at a time; on phones, the next one shows. Focusable, because it scrolls. */
export const PictureTrack = styled('ul', {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '100%',
  gap: '$s',
  '@belowLg': { '&[tabindex]': { gridAutoColumns: '84%', marginInlineEnd: '-$gutter' } },
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  scrollbarWidth: 'thin',
  scrollbarColor: '$colors$line transparent',
  borderRadius: '$medium',
  '@lg': { scrollbarWidth: 'none' },
  '& > li': { scrollSnapAlign: 'start', scrollMarginTop: '$space$xl' },
  '& img': {
    width: '100%',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    backgroundColor: '$groundPlain',
    // On phones, names and price have room below; products stand in the lower part of their pictures.
    '@belowLg': {
      maxHeight: 'max(13.5rem, calc(100svh - 30.5rem - var(--above, 0rem)))',
      objectPosition: '50% 80%',
    },
    '@md': { maxHeight: '60svh' },
    '@lg': { aspectRatio: '1', maxHeight: 'none' },
  },
})

/** The values of one variation attribute as links, because each choice has a URL. */
export const Choices = styled('fieldset', {
  position: 'relative',
  // Shown once there is a guide to open.
  '& .guide': {
    // Beside the legend, which is above this box.
    position: 'absolute',
    bottom: '100%',
    insetInlineEnd: 0,
    minHeight: '2.25rem',
    padding: 0,
    border: 0,
    background: 'none',
    color: '$action',
    fontSize: '$small',
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    'body:not(:has(dialog#size-guide)) &': { visibility: 'hidden' },
  },
  '& legend': { padding: 0, marginBottom: '$s', fontWeight: '$semibold' },
  '& .missing': { marginBottom: '$s', fontWeight: '$semibold' },
  '&:focus .missing': { color: '$danger' },
  '& legend .chosen': { fontWeight: '$regular', color: '$quiet' },
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& a': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '$s',
    minWidth: '$control',
    minHeight: '$control',
    paddingInline: '$l',
    border: '1px solid $control',
    borderRadius: '$small',
    backgroundColor: '$surface',
    textDecoration: 'none',
    transition: 'border-color $transitions$quick',
    '@hover': { '&:hover': { borderColor: '$action' } },
  },
  '& a[aria-current]': {
    borderColor: '$action',
    boxShadow: 'inset 0 0 0 1px $colors$action',
    fontWeight: '$semibold',
    '@forced': { outline: '2px solid Highlight' },
  },
  '& a.unavailable': {
    borderStyle: 'dashed',
    color: '$quiet',
    textDecoration: 'line-through',
  },
  '& .swatch': { width: '1.5rem', height: '1.5rem', borderRadius: '$pill', objectFit: 'cover' },
  variants: {
    look: {
      squares: {
        '& a': { flexDirection: 'column', gap: '$xs', paddingBlock: '$s', minWidth: '5rem' },
        '& .swatch': {
          width: '3.5rem',
          height: '3.5rem',
          borderRadius: '$small',
          backgroundColor: '$groundPlain',
        },
      },
      names: { '& a': { borderRadius: '$pill' } },
      circles: {
        '& a': { paddingInline: 0, width: '3rem', height: '3rem', borderRadius: '$pill' },
        '& .swatch': { width: '2.4rem', height: '2.4rem' },
        '& a.unavailable': { opacity: 0.7 },
      },
    },
  },
  defaultVariants: { look: 'squares' },
})

/** The members of a set or bundle. */
export const Members = styled('section', { display: 'grid', gap: '$m' })

/** A member of a set: name, quantity and price. */
export const MemberRow = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  gap: '$l',
  alignItems: 'center',
  paddingBlock: '$l',
  borderTop: '1px solid $line',
  '& > img, & > .none': {
    width: '100%',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
  },
  '& .words': { display: 'grid', gap: '$xs' },
  '& .way': { display: 'grid', gap: '$l', gridColumn: '1 / -1' },
  '& .name': { fontWeight: '$semibold' },
  '& .quiet': { fontSize: '$small', color: '$quiet' },
})
