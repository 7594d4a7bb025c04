SELECT number, name FROM trains WHERE destination = 'Delhi' ORDER BY number;
