import type { Plan } from './plan.ts';

const node = (name: string, port: number): string => `backend ${name} {
  .host = "127.0.0.1";
  .port = "${port}";
  .probe = ready;
}`;

/** Varnish before the web nodes: removes one that is not ready, and asks the other when a connection breaks. */
export const varnishRules = ({ ports }: Plan): string => `vcl 4.1;
import directors;
probe ready { .url = "/readyz"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
${node('one', ports['node-1'])}
${node('two', ports['node-2'])}
sub vcl_init {
  new nodes = directors.round_robin();
  nodes.add_backend(one);
  nodes.add_backend(two);
}
sub vcl_backend_fetch { set bereq.backend = nodes.backend(); }
sub vcl_backend_error {
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) { return (retry); }
}
`;
