export const siteNoticeMessages = {
  levels: { alert: 'Rendkívüli', warning: 'Figyelem', info: 'Tájékoztatás' },
  more: 'Bővebben',
  close: 'A közlemény elrejtése',
} as const;
