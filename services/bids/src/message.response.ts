/** One sentence for the person who acted. */
export class MessageResponse {
  message: string;
}
