SELECT id, name FROM passengers WHERE city <> 'Mumbai';
