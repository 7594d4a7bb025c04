SELECT from_stop, to_stop FROM tickets WHERE fare > 0;
