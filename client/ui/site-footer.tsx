import { styled } from './theme.ts'

/** What the tooltip is as wide as, where there is room. */
const TIP_WIDTH = '20rem'

const newsletter = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '$l $xl',
  paddingBottom: '$xxl',
  borderBottom: '1px solid $nightLine',
  '@md': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)' },
  '& h2': { fontSize: '$title', lineHeight: '$heading', letterSpacing: '$heading' },
  '& .fields': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '$s' },
  '& .label': { position: 'relative', display: 'flex', alignItems: 'center', gap: '$xs' },
  '& .label, & .terms': { fontSize: '$small', color: '$onNightQuiet' },
  '& .row': { display: 'flex', flexWrap: 'wrap', gap: '$s' },
  '& .row > *': {
    minHeight: '$control',
    paddingInline: '$l',
    border: '1px solid $accentLine',
    borderRadius: '$pill',
    fontSize: '$body',
  },
  '& input': { flex: '1 1 11rem', minWidth: 0, backgroundColor: '$surface', color: '$ink' },
  '& .row button': { fontWeight: '$semibold', color: '$onNight', backgroundColor: 'transparent' },
  '& [aria-invalid="true"]': { borderColor: '$familyFloral', borderWidth: '2px' },
  '& [role="status"]': { fontWeight: '$semibold', '&:empty': { position: 'absolute' } },
  // The button of the tooltip, whose target is larger than its icon.
  '& .tip button': {
    display: 'grid',
    placeItems: 'center',
    width: '$control',
    height: '$control',
    marginBlock: '-$s',
    padding: 0,
    border: 0,
    borderRadius: '$pill',
    background: 'none',
  },
  // Above the field, so that it covers nothing that is being filled in. The pointer can move onto it.
  '& [role="tooltip"]': {
    position: 'absolute',
    zIndex: '$raised',
    bottom: '100%',
    insetInlineStart: 0,
    width: `min(${TIP_WIDTH}, 100%)`,
    padding: '$m $l',
    border: '1px solid $line',
    borderRadius: '$medium',
    backgroundColor: '$paper',
    color: '$ink',
    lineHeight: '$snug',
    visibility: 'hidden',
  },
  '& .tip:is(:hover, :focus-within):not([data-closed]) [role="tooltip"]': { visibility: 'visible' },
} as const

export const SiteFooter = styled('footer', {
  marginTop: '$section',
  paddingBlock: '$xxxl $xxl',
  backgroundColor: '$night',
  color: '$onNight',
  '& a': { color: 'inherit' },
  '& :focus-visible': { outlineColor: '$accentLine' },
  '& .newsletter': newsletter,
  '& .top': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '$xxl',
    paddingTop: '$xxl',
    '@lg': { gridTemplateColumns: 'minmax(14rem, 1fr) 2.5fr' },
  },
  // Beside each other: the house, and how to reach it.
  '& .house': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: '$m $xl',
    '@md': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@lg': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& > :last-child': {
      '@md': { gridArea: '1 / 2 / 3', justifySelf: 'start' },
      '@lg': { gridArea: 'auto' },
    },
  },
  '& nav h2': { fontSize: '$body', marginBottom: '$s', letterSpacing: 0 },
  '& .promise': { maxWidth: '22rem', color: '$onNightQuiet' },
  '& .legal': {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    '@lg': { justifyContent: 'space-between' },
    gap: '$s $xl',
    marginTop: '$xxxl',
    paddingTop: '$xl',
    borderTop: '1px solid $nightLine',
    fontSize: '$small',
    color: '$onNightQuiet',
  },
  // Below the others, in the footer's padding: nothing moves when its text arrives.
  '& .opt-out': { position: 'absolute', top: '100%', marginTop: '$xs' },
  '& .legal ul': { display: 'flex', flexWrap: 'wrap', gap: '0 $l' },
  '& .legal li a, & .legal .current': {
    display: 'inline-block',
    paddingBlock: '$xs',
    paddingInline: 0,
    '@touch': { paddingBlock: '0.65rem' },
  },
})

/** The columns of links: disclosures on small screens, open columns on large ones. */
export const FooterNavigation = styled('nav', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@md': { gap: '$xxl $xl', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '@lg': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& h2': { '@belowMd': { display: 'none' } },
  '& summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.25rem',
    borderTop: '1px solid $nightLine',
    fontWeight: '$semibold',
    cursor: 'pointer',
    '&::after': { content: '"+"', fontSize: '$heading', fontWeight: '$regular' },
    '@md': { display: 'none' },
  },
  '& details[open] summary::after': { content: '"–"' },
  '& details::details-content': { '@md': { contentVisibility: 'visible', blockSize: 'auto' } },
  '& ul': { '@belowMd': { paddingBottom: '$l' } },
  '& a': {
    display: 'inline-block',
    minWidth: '$control',
    paddingBlock: '0.65rem',
    '@md': { paddingBlock: '0.3rem', '@touch': { paddingBlock: '0.65rem' } },
    fontSize: '$small',
    color: '$onNightQuiet',
    textDecoration: 'none',
    '@hover': { '&:hover': { color: '$onNight', textDecoration: 'underline' } },
  },
})

export const ContactList = styled('ul', {
  '& li': { display: 'flex', alignItems: 'center', gap: '$m' },
  '& svg': { flexShrink: 0, color: '$accentLine' },
  '& a': {
    paddingBlock: '0.65rem',
    textDecoration: 'none',
    '@hover': { '&:hover': { textDecoration: 'underline' } },
  },
})

export const SocialList = styled('ul', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$s',
  marginTop: '$l',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '$control',
    minHeight: '$control',
    paddingInline: '$s',
    border: '1px solid $nightLine',
    borderRadius: '$pill',
    fontSize: '$small',
    textDecoration: 'none',
    '@hover': { '&:hover': { borderColor: '$accentLine' } },
    '&:focus-visible': { borderRadius: '$pill' },
  },
})
