import { anyOf } from './any-of.ts'

/** The chunks of content modules, and of what they share with lists of products. */
export const moduleChunks = [
  {
    // Content modules that are graphics or text, and what loads all modules and what they share.
    name: 'graphics',
    test: anyOf(
      'client/features/modules/(announcement-strip|asset-buttons|banner|copy-block|dialog-id|extras-part|graphic|has-extras|load|module|offer-details|registry|shown|slot|source-language|tint-of|use-link-to)',
      'client/app/picture-width',
      'client/features/search/search-banner',
      'client/features/shell/breadcrumbs',
      'client/ui/(banner|breadcrumb)',
    ),
  },
  {
    // The content module with product tiles, which it shares with the grid, and rows that scroll.
    name: 'tiles',
    test: anyOf(
      'client/app/track-button',
      'client/features/modules/(carousel|minigrid)',
      'client/features/grid/(product|grid-link|grid-skeleton)',
      'client/features/search/popular-products',
      'client/ui/(carousel|product-card|swatch|track)',
    ),
  },
  {
    // What rows, stories and scenes share, so that a page of one loads none of the others.
    name: 'module-parts',
    test: anyOf('client/features/modules/(tile-picture|tiles-query)'),
  },
  {
    // Content modules that are scenes with products, and the gift finder, with their stylesheet.
    name: 'scenes',
    test: anyOf(
      'client/features/modules/(gift-finder|hotspots)',
      'client/app/spot-place',
      'client/ui/scenes',
    ),
  },
]
