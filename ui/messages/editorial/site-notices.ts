/** What operators tell the readers of a whole site. */
export const siteNoticeMessages = {
  levels: { alert: 'Rendkívüli', warning: 'Figyelem', info: 'Tájékoztatás' },
  more: 'Bővebben',
  close: 'A közlemény elrejtése',
} as const;
