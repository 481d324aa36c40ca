#pragma once
#include <microhttpd.h>

// MHD_start_daemon is variadic, which Swift cannot call: this names each option it takes.
static inline struct MHD_Daemon *cmicrohttpd_start(
    unsigned int flags, MHD_AccessHandlerCallback answer, void *context,
    void *(*began)(void *context, const char *target, struct MHD_Connection *connection),
    MHD_RequestCompletedCallback ended, MHD_NotifyConnectionCallback connected,
    size_t (*unescape)(void *context, struct MHD_Connection *connection, char *text),
    MHD_socket listening, unsigned int threads, unsigned int connections,
    unsigned int connectionsOfOneAddress, unsigned int secondsIdle, size_t bytesOfHead) {
  return MHD_start_daemon(
      flags, 0, NULL, NULL, answer, context,
      MHD_OPTION_URI_LOG_CALLBACK, began, context,
      MHD_OPTION_NOTIFY_COMPLETED, ended, context,
      MHD_OPTION_NOTIFY_CONNECTION, connected, context,
      MHD_OPTION_UNESCAPE_CALLBACK, unescape, context,
      MHD_OPTION_LISTEN_SOCKET, listening,
      MHD_OPTION_THREAD_POOL_SIZE, threads,
      MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_PER_IP_CONNECTION_LIMIT, connectionsOfOneAddress,
      MHD_OPTION_CONNECTION_TIMEOUT, secondsIdle,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, bytesOfHead,
      MHD_OPTION_END);
}

// MHD_get_connection_info is variadic too.
static inline MHD_socket cmicrohttpd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info ? info->connect_fd : MHD_INVALID_SOCKET;
}
static inline void *cmicrohttpd_socketContext(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info ? info->socket_context : NULL;
}
