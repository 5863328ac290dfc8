import { styled } from './theme.ts'

/** Beside the links of an open menu panel: offers, and on wide screens a picture. */
export const MenuAside = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: '$xl $xxl',
  marginTop: '$xl',
  '& .offers': {
    animation: 'appear 220ms ease',
    width: 'var(--offers-width, 100%)',
    paddingInlineStart: 'var(--offers-inset, 0)',
    borderInlineStart: 'var(--offers-line, 0) solid $colors$line',
  },
  '& .heading': { marginBottom: '$s', color: '$quiet', fontSize: '$small' },
  '& ul': { display: 'grid', gap: '$l' },
  '& li': { position: 'relative', fontSize: '$small', lineHeight: '$snug' },
  '& .offer': { fontSize: '$lead', fontWeight: '$semibold' },
  '& .offer a': {
    textDecoration: 'none',
    // The whole offer is the target of its link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '@hover': { '&:hover': { color: '$accent', textDecoration: 'underline' } },
  },
  '& .detail': { color: '$quiet' },
  '& .urgency': { color: '$accent', fontWeight: '$semibold' },
  '& .picture': {
    flexShrink: 0,
    width: '15rem',
    height: '15rem',
    borderRadius: '$medium',
    overflow: 'hidden',
    display: 'none',
    '@xl': { display: 'block' },
    '& img': { width: '100%', height: '100%', objectFit: 'cover', animation: 'appear 220ms ease' },
  },
})
