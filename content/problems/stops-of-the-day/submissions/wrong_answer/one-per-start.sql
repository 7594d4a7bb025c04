SELECT from_stop, MIN(to_stop) FROM tickets WHERE fare > 0 GROUP BY from_stop;
