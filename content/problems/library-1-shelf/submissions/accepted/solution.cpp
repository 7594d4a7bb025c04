#include <iostream>
#include <string>
using namespace std;

class Book {
public:
    Book() {}
    Book(const string &newId, const string &newTitle) : id(newId), title(newTitle) {}

    bool hasId(const string &text) const { return id == text; }
    bool isIn() const { return reader.empty(); }
    string lentTo() const { return reader; }

    void lendTo(const string &name) { reader = name; }
    void takeBack() { reader = ""; }

    void show() const {
        cout << id << ": " << title;
        if (isIn()) cout << " (in)\n";
        else cout << " (with " << reader << ")\n";
    }

private:
    string id, title;
    string reader; // empty: the book is in
};

class Library {
public:
    void add(const string &id, const string &title) {
        if (find(id) != nullptr) {
            cout << id << " exists\n";
            return;
        }
        books[count++] = Book(id, title);
        cout << "added " << id << '\n';
    }

    // The book with this ID, or nullptr.
    Book *find(const string &id) {
        for (int i = 0; i < count; i++) {
            if (books[i].hasId(id)) return &books[i];
        }
        return nullptr;
    }

private:
    Book books[100];
    int count = 0;
};

void lend(Book &book, const string &id, const string &name) {
    if (!book.isIn()) {
        cout << id << " is with " << book.lentTo() << '\n';
        return;
    }
    book.lendTo(name);
    cout << "lent " << id << " to " << name << '\n';
}

void take_back(Book &book, const string &id) {
    if (book.isIn()) {
        cout << id << " is not lent\n";
        return;
    }
    book.takeBack();
    cout << id << " is back\n";
}

int main() {
    int n;
    cin >> n;
    Library library;
    while (n-- > 0) {
        string command, id, rest;
        cin >> command >> id;
        if (command == "add" || command == "lend") {
            cin >> ws;
            getline(cin, rest);
        }
        if (command == "add") {
            library.add(id, rest);
            continue;
        }
        Book *book = library.find(id);
        if (book == nullptr) cout << "no " << id << '\n';
        else if (command == "lend") lend(*book, id, rest);
        else if (command == "return") take_back(*book, id);
        else book->show();
    }
    return 0;
}
