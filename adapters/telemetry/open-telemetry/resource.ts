import {
  defaultResource,
  detectResources,
  envDetector,
  type Resource,
  resourceFromAttributes,
} from '@opentelemetry/resources';

export interface Service {
  readonly name: string;
  /** Host and port of the node. */
  readonly instance: string;
}

/** OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES override our names. */
export const resourceOf = ({ name, instance }: Service): Resource =>
  defaultResource()
    .merge(resourceFromAttributes({ 'service.name': name, 'service.instance.id': instance }))
    .merge(detectResources({ detectors: [envDetector] }));
