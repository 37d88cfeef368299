export { Gona, type GonaOptions } from "./gona";
export type { Answer, DataKind } from "./answer";
export type { AnswerOf, CallOptions, ItemOf, Method, PagedPath, PathOf } from "./call-types";
export type { Clock } from "./clock";
export { GonaError, type GonaErrorKind } from "./errors";
export type { Endpoints, WebhookEvents } from "./schema";
export {
  verifyWebhook,
  WebhookSignatureError,
  type WebhookDelivery,
  type WebhookEvent,
  type WebhookEventType,
} from "./webhook";
