import type { Protection } from './protection.ts';

interface SiteEndpoint extends Protection {
  readonly at: string;
}

const page = { crossSite: 'read-only', body: null, caching: 'page' } as const;
const form = { crossSite: 'own-origin', body: 'form', caching: 'never' } as const;
const own = { crossSite: 'read-only', body: null, caching: 'never' } as const;

export const gates = {
  preview: [{ ...own, at: 'GET /* (302 to /login without a session of staff)', limits: ['none: data cache'] }],
  provider: [
    { ...own, at: 'GET /login/szolgaltato', limits: ['none: data cache'] },
    { ...own, at: 'GET /login?code=&state=', crossSite: 'sealed-state', limits: ['upstream'] },
  ],
  passkeys: [{ ...own, at: 'GET /login/kulcsok', limits: ['upstream'] }],
  drafts: [
    { ...own, at: 'GET /elonezet/:desk/:post', crossSite: 'signed-url', limits: ['upstream'] },
    { ...own, at: 'GET /p/:uuid', limits: ['upstream'] },
  ],
  readers: [
    { ...own, at: 'GET /tamogatas/belepes', crossSite: 'token-and-cookie', limits: ['signInLink'] },
    { ...own, at: 'GET /tamogatas/profil', limits: ['account', 'upstream'] },
  ],
} as const satisfies Readonly<Record<string, readonly SiteEndpoint[]>>;

export const forms = {
  staffSignIn: [{ ...form, at: 'POST /login', limits: ['upstream'], body: 'staffSignIn' }],
  quizAnswers: [{ ...form, at: 'POST /api/quizzes/:id', limits: ['quizAnswers'], body: 'quizAnswers' }],
  newsletters: [
    { ...form, at: 'POST /api/newsletter/subscribe', limits: ['newsletterForm', 'upstream'] },
    { ...form, at: 'POST /api/newsletter/confirm/:token', limits: ['newsletterForm', 'upstream'] },
    {
      ...form,
      at: 'POST /api/newsletter/unsubscribe/:token',
      crossSite: 'token-in-url',
      limits: ['none: one-click'],
    },
  ],
  topics: [{ ...form, at: 'POST /api/topics', limits: ['topicForm', 'upstream'], body: 'topicForm' }],
  deskHooks: [
    {
      ...form,
      at: 'POST /api/follow/:id',
      crossSite: 'signed-body',
      limits: ['deskHook', 'upstream'],
      body: 'deskHook',
    },
  ],
  readers: [
    { ...form, at: 'POST /tamogatas/belepes', limits: ['signInLetter', 'signInLink', 'upstream'] },
    { ...form, at: 'POST /tamogatas/profil', limits: ['account', 'upstream'] },
  ],
} as const satisfies Readonly<Record<string, readonly SiteEndpoint[]>>;

export type GateName = keyof typeof gates;
export type FormName = keyof typeof forms;
export const gateNames = Object.keys(gates) as readonly GateName[];
export const formNames = Object.keys(forms) as readonly FormName[];

export const pages = [
  { ...own, at: 'GET /healthz', limits: ['none: static'] },
  { ...own, at: 'GET /readyz', limits: ['none: static'] },
  { ...page, at: 'GET /archivum, /kovetett and their /_payload.json', limits: ['search'] },
  { ...page, at: 'GET any other page and its /_payload.json', limits: ['uncachedWork'] },
] as const satisfies readonly SiteEndpoint[];
