import { consentMessages } from '../../messages/consent.ts';

/** Hidden in every render: a blocking script decides before the first paint. Outside React, to need no hydration. */
export const ConsentBar = ({ script }: { readonly script: string }) => (
  <>
    <section id="hozzajarulas" className="consent" aria-labelledby="hozzajarulas-cim" lang="hu" tabIndex={-1} hidden>
      <div className="wrap consent__inside">
        <div className="consent__words">
          <h2 id="hozzajarulas-cim" className="consent__title">
            {consentMessages.title}
          </h2>
          <p>
            {consentMessages.text}{' '}
            {(['granted', 'refused'] as const).map((state) => (
              <strong key={state} className={`consent__now consent__now--${state}`}>
                {consentMessages.now[state]}
              </strong>
            ))}
          </p>
        </div>
        <div className="consent__choices">
          <button className="consent__choice" type="button" data-consent="refused">
            {consentMessages.refuse}
          </button>
          <button className="consent__choice" type="button" data-consent="granted">
            {consentMessages.grant}
          </button>
        </div>
      </div>
    </section>
    <script src={script} />
  </>
);
