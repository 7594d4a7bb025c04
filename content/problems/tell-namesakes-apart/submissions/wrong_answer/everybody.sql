UPDATE students SET name = name || ' (' || branch || ')';
