/** Line signs of pages that a first visit does not load. */
export const MORE = {
  link: 'M10 14a4 4 0 0 0 6 .4l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.4l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500',
  guest:
    'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c.5-4 2.500-5.500 6-5.500s5.500 1.500 6 5.500M18 8v6M15 11h6',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h10v10H9zM5 15V5h10',
  done: 'M5 12.500l4.500 4.500L19 7.500',
  send: 'M12 15V4M8 8l4-4 4 4M6 12v7h12v-7',
  again: 'M19 5v5h-5M5 19v-5h5M18.500 10a7 7 0 0 0-12-2.500M5.500 14a7 7 0 0 0 12 2.500',
  down: 'M12 4v11M8 11l4 4 4-4M5 19h14',
  board: 'M4 5h16v14H4zM4 12h16M12 5v14',
  curve: 'M4 19h16M4 15l5-6 4 4 7-8',
  check: 'M5 12.500l4.500 4.500L19 7.500',
  cross: 'M6 6l12 12M18 6L6 18',
  device: 'M6 5h12v10H6zM3 19h18',
  phone: 'M8 3.500h8v17H8zM11 17.500h2',
  bell: 'M6 16.500h12l-1.500-2V10a4.500 4.500 0 0 0-9 0v4.500zM10 19.500h4',
  envelope: 'M4 6h16v12H4zM4 7l8 6 8-6',
  plug: 'M9 3.500v4M15 3.500v4M7 7.500h10v3a5 5 0 0 1-10 0zM12 15.500v5',
} as const;
