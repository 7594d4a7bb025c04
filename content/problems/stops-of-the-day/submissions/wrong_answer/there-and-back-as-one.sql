SELECT DISTINCT MIN(from_stop, to_stop), MAX(from_stop, to_stop) FROM tickets WHERE fare > 0;
