/** Names for a cold northern sea, made up for it. */
export const NAMES = {
  cities: ['Brackholm', 'Tarnvoe', 'Kelderwick', 'Hallersby', 'Ostrinsund', 'Skelmarsh'],
  features: {
    shallow: ['Eider Reef', 'The Milk Shoal', 'Lowlight Bank'],
    medium: ['The Long Shelf', 'Narwhal Bank', 'The Harrow'],
    deep: ['The Pale Trench', 'Stillwater Hole', 'The Undersea Stair'],
  },
  ships: [
    'Aldren Frost',
    'Bitter Grace',
    'Caskwright',
    'Dunlin Rose',
    'Emberwake',
    'Fulmar Bride',
    'Grayling Duke',
    'Haldis Morrow',
    'Icebound Mercy',
    'Jarl of Skelmarsh',
    'Knotweaver',
    'Lantern Widow',
    'Midwinter Guest',
    'Northern Sorrow',
    'Oskar Vane',
    'Polar Abbot',
  ],
} as const;
