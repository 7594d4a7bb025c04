#include <iostream>
#include <memory>
#include <string>
using namespace std;

int openNow = 0;

class Document {
public:
    explicit Document(int n) : number(n) { openNow++; }
    ~Document() {
        openNow--;
        if (!evening) cout << "close " << number << '\n';
    }
    static bool evening;

private:
    int number;
};

bool Document::evening = false;

struct Reader {
    string name;
    shared_ptr<Document> document;
};

Reader readers[4000];
int people = 0;

Reader &find(const string &name) {
    for (int i = 0; i < people; i++) {
        if (readers[i].name == name) return readers[i];
    }
    readers[people].name = name;
    return readers[people++];
}

int main() {
    int n, last = 0;
    cin >> n;
    for (int i = 0; i < n; i++) {
        string event, name, other;
        cin >> event >> name;
        Reader &reader = find(name);
        if (event == "open") {
            reader.document = make_shared<Document>(++last);
        } else if (event == "join") {
            cin >> other;
            reader.document = find(other).document;
        } else {
            reader.document = nullptr;
        }
    }
    cout << "open " << openNow << '\n';
    Document::evening = true;
}
