SELECT number, name FROM trains WHERE 'Delhi' IN (source, destination) ORDER BY name;
