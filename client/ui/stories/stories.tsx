import { film, lightText } from '../mixins.ts'
import { styled } from '../theme.ts'

/** Pictures with words below them, in two columns. */
export const FeatureGrid = styled('ul', {
  display: 'grid',
  gap: '$xxl $xl',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})

export const Feature = styled('li', {
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: '$l',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& .picture': {
    aspectRatio: '4 / 3',
    overflow: 'hidden',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
  },
  '& .picture img': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .words': { display: 'grid', gap: '$m', alignContent: 'start', justifyItems: 'start' },
  '& .words > p': { maxWidth: '$narrow' },
  // One that would be alone in its row fills it.
  '@md': {
    '&:last-child:nth-child(odd)': {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto',
      columnGap: '$xl',
      '& .words': { alignContent: 'center' },
    },
  },
})

/** A picture and words beside each other, and below each other on phones. A cropped picture keeps its right side, as banners do. */
const beside = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
  '& .picture': { overflow: 'hidden', backgroundColor: '$groundPlain', aspectRatio: '4 / 3' },
  '& .picture:has(video)': film,
  '& .picture a': { display: 'block', height: '100%' },
  '& .picture img, & .picture video': { width: '100%', height: '100%', objectFit: 'cover' },
  '& .picture img': { objectPosition: '88% 50%' },
  '& .words': {
    display: 'grid',
    gap: '$l',
    alignContent: 'center',
    justifyItems: 'start',
  },
} as const

const sides = {
  left: {},
  right: { '@lg': { '& > .picture': { order: 1 } } },
} as const

export const Beside = styled('article', {
  ...beside,
  gap: '$xl',
  '& .picture': { ...beside['& .picture'], borderRadius: '$medium' },
  '& .words > *': { maxWidth: '$narrow' },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: '$xxxl',
    '& > .words:only-child': { gridColumn: '1 / -1' },
  },
  variants: { side: sides },
})

/** A card with a picture that fills its half. Light text is on a dark ground. */
export const CardFace = styled('article', {
  ...beside,
  overflow: 'hidden',
  borderRadius: '$medium',
  '& .words': { ...beside['& .words'], padding: '$xl $xl $xxl' },
  '& .words > *': { maxWidth: '$narrow' },
  '@md': { '& .words': { padding: '$xxl' } },
  '@lg': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    minHeight: '30rem',
    '& .picture': { aspectRatio: 'auto', height: '100%' },
    '& > .words:only-child': { gridColumn: '1 / -1' },
  },
  '@xl': { '& .words': { padding: '$xxl $xxxl' } },
  variants: {
    side: sides,
    text: {
      dark: { backgroundColor: '$shade' },
      light: lightText,
    },
  },
})

/** A picture or a film with copy, and the products in it. */
export const ShopFace = styled('article', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$xl',
  overflowWrap: 'anywhere',
  '& > .media': { display: 'grid', gap: '$l', alignContent: 'start' },
  '& > .media > .picture': {
    overflow: 'hidden',
    borderRadius: '$medium',
    backgroundColor: '$groundPlain',
    aspectRatio: '4 / 3',
  },
  '& > .media > .picture:has(video)': film,
  '& > .media > .picture :is(img, video)': { width: '100%', height: '100%', objectFit: 'cover' },
  '& > .media > .picture img': { objectPosition: '88% 50%' },
  '& > .media > .words': { display: 'grid', gap: '$m', justifyItems: 'start' },
  '& > .products': { minWidth: 0, alignSelf: 'center' },
  '& > ul.products': {
    display: 'grid',
    gap: '$xl $l',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  '& > div.products': { display: 'grid', gap: '$m', justifyItems: 'end' },
  '& > div.products > ul': { width: '100%', justifySelf: 'stretch' },
  '@lg': { columnGap: '$xxl' },
  variants: {
    layout: {
      // One product gets a quarter, more get half.
      beside: {
        '&:has(> ul.products > :only-child) > ul.products': {
          gridTemplateColumns: 'minmax(0, $sizes$tile)',
        },
        '@lg': {
          '&:has(> .products)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
          '&:has(> ul.products > :only-child)': {
            gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 1fr)',
          },
        },
      },
      stacked: {
        '& > .media > .picture': { aspectRatio: '16 / 9', '@lg': { aspectRatio: '21 / 9' } },
        '& > .products': { alignSelf: 'start' },
        '@md': { '& > ul.products': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
      },
    },
  },
})

/** A form that asks for an email address. */
export const EmailFace = styled('div', {
  display: 'grid',
  gap: '$xl',
  padding: '$xl',
  borderRadius: '$medium',
  backgroundColor: '$shade',
  '& .words': { display: 'grid', gap: '$m', maxWidth: '$narrow' },
  '& form': { display: 'grid', gap: '$s', maxWidth: '$text' },
  '& .line': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& .line input': { flex: '1 1 14rem', minWidth: 0 },
  '& .line button': { flex: '0 0 auto' },
  // Nothing moves when the message comes.
  '& [role="status"]': { minHeight: '1.5em', fontWeight: '$semibold', fontSize: '$small' },
  '& form:has([aria-invalid="true"]) [role="status"]': { color: '$danger' },
  '@md': { padding: '$xxl' },
  '@lg': {
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'center',
    columnGap: '$xxxl',
  },
})

/** Announcements that stand for themselves. */
export const Detached = styled('div', {
  display: 'grid',
  gap: '$s',
  '& > *': { borderRadius: '$medium', padding: '$l $xl', alignItems: 'center' },
  // Above the link, which covers the announcement.
  '& button': { position: 'relative', zIndex: '$raised', color: 'inherit' },
  '@hover': { '& button:hover:not(:disabled)': { color: 'inherit', textDecoration: 'none' } },
})

/** The dialog with the details of an asset, which the browser opens. */
export const DetailsBox = styled('div', {
  width: 'min(34rem, calc(100% - 2 * $space$l))',
  maxHeight: '85dvh',
  margin: 'auto',
  padding: '$xl',
  border: 0,
  borderRadius: '$medium',
  backgroundColor: '$surface',
  color: '$ink',
  fontSize: '$body',
  textAlign: 'start',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  overscrollBehavior: 'contain',
  '@md': { padding: '$xxl' },
  '@forced': { border: '1px solid' },
  '&:popover-open': { animation: 'lift $transitions$calm', '@still': { animation: 'none' } },
  '&::backdrop': { backgroundColor: '$veil' },
  '& > .close': { float: 'inline-end', margin: '-$s -$s $s $s', color: '$ink' },
  '& > h2': { marginBottom: '$l' },
  '& a': { color: '$action' },
})

/** The parts of a promotion: audience, amount, end date and code. */
export const PromoText = styled('div', {
  display: 'grid',
  gap: '$xs',
  justifyItems: 'start',
  width: 'fit-content',
  maxWidth: '100%',
  borderRadius: '$medium',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  '& .members, & .eyebrow': { fontSize: '$tiny', fontWeight: '$semibold' },
  '& .members': { padding: '0.125rem $m', border: '1px solid', borderRadius: '$pill' },
  '& .eyebrow': { letterSpacing: '$caps', textTransform: 'uppercase' },
  '& .heading': { fontSize: '$lead', fontWeight: '$semibold', lineHeight: '$heading' },
  '& .line': { fontSize: '$heading', fontWeight: '$bold', lineHeight: '$heading' },
  '& .limit': { fontSize: '$small' },
  '& .code': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '$xs',
    // Content chooses the ground.
    '--colors-action': 'currentColor',
    '--colors-accent': 'currentColor',
  },
  '& code': {
    padding: '$xs $m',
    border: '1px dashed',
    borderRadius: '$small',
    fontSize: '$small',
    fontWeight: '$semibold',
    letterSpacing: '$caps',
    userSelect: 'all',
  },
  // It copies by a script.
  '& .code button': { '@scriptless': { display: 'none' } },
  '&[data-filled]': { padding: '$l $xl' },
})
