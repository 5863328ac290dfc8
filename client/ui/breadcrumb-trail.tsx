import { styled } from './theme.ts'

export const BreadcrumbTrail = styled('nav', {
  paddingBlock: '$l $s',
  fontSize: '$small',
  color: '$quiet',
  '& ol': { display: 'flex', flexWrap: 'wrap', gap: '$xs $s' },
  '& li': { display: 'flex', alignItems: 'center', gap: '$s' },
  '& [aria-current]': { display: 'none', '@md': { display: 'flex' } },
  // Drawn, because text would be read aloud.
  '& li + li::before': {
    content: '""',
    height: '0.85em',
    borderInlineStart: '1.5px solid $accentLine',
    transform: 'rotate(18deg)',
    marginInline: '$xs',
  },
  '& a': {
    display: 'inline-block',
    paddingBlock: '0.125rem',
    textDecoration: 'none',
    '@hover': { '&:hover': { textDecoration: 'underline' } },
  },
})
