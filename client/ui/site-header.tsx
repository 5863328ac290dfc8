import { styled } from './theme.ts'

export const SkipLink = styled('a', {
  position: 'absolute',
  top: '$s',
  insetInlineStart: '$s',
  zIndex: '$skip',
  padding: '$m $xl',
  borderRadius: '$pill',
  backgroundColor: '$action',
  color: '$onAction',
  fontWeight: '$semibold',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
})

/** The header: logo, search, language and bag; on wide screens the navigation has its own row. */
export const SiteHeader = styled('header', {
  position: 'relative',
  zIndex: '$panel',
  backgroundColor: '$paper',
  borderBottom: '1px solid $line',
  '& .bar': {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gridTemplateAreas: '"menu logo tools" "search search search"',
    alignItems: 'center',
    gap: '$s $m',
    paddingBlock: '$s $m',
    '@lg': {
      gridTemplateColumns: 'auto minmax(16rem, 26rem) auto',
      gridTemplateAreas: '"logo search tools"',
      justifyContent: 'space-between',
      gap: '$xl',
      paddingBlock: '$l $s',
    },
  },
  '& .menu-button': { gridArea: 'menu', marginInlineStart: '-$s', '@lg': { display: 'none' } },
  '& .logo': { gridArea: 'logo', justifySelf: 'center', '@lg': { justifySelf: 'start' } },
  '& .search': { gridArea: 'search' },
  '& .tools': {
    gridArea: 'tools',
    display: 'flex',
    alignItems: 'center',
    gap: '$l',
    marginInlineEnd: '-$s',
    '@lg': { marginInlineEnd: 0 },
  },
  '& .languages': { display: 'none', '@lg': { display: 'block' } },
  variants: {
    reduced: {
      true: {
        borderBottom: 0,
        '& .bar': {
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          gridTemplateAreas: '"logo tools"',
          paddingBlock: '$s',
          '@lg': { gridTemplateColumns: '1fr auto', gridTemplateAreas: '"logo tools"' },
        },
        '& .logo': { justifySelf: 'start' },
      },
    },
  },
})

/** A borderless icon button with visually hidden text. */
export const ToolButton = styled('button', {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '$s',
  minWidth: '$control',
  minHeight: '$control',
  padding: '$s',
  border: 0,
  borderRadius: '$pill',
  background: 'none',
  color: '$ink',
  fontSize: '$small',
  fontWeight: '$semibold',
  textDecoration: 'none',
  transition: 'background-color $transitions$quick',
  '@hover': { '&:hover': { backgroundColor: '$shade' } },
  '& .count': {
    position: 'absolute',
    top: '0.1rem',
    insetInlineEnd: 0,
    minWidth: '1.2rem',
    paddingInline: '0.3em',
    borderRadius: '$pill',
    backgroundColor: '$accent',
    color: '$onAction',
    fontSize: '0.75rem',
    lineHeight: '1.2rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
})

export const ToolLink = styled('a', ToolButton)

/** The bag's link with the mini cart below it. */
export const BagArea = styled('div', { position: 'relative' })

export const LanguageList = styled('ul', {
  display: 'flex',
  gap: '$xs',
  fontSize: '$small',
  '& a, & .current': {
    display: 'inline-block',
    paddingBlock: '$s',
    paddingInline: '$s',
    textDecoration: 'none',
  },
  '& a': { textDecoration: 'underline' },
  '& .current': { fontWeight: '$semibold' },
})
