SELECT id, name FROM passengers WHERE city IS NULL;
